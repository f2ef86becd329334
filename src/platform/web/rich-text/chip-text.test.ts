import { expect, test } from 'vitest';
import { chipLabel, chipPieces, withChips, withoutChips } from './chip-text.ts';

const CHIPS = { 'customer.name': 'Customer name', 'policy.number': 'Policy number' };
const chip = (written: string) => `<span data-chip="${written}">${written}</span>`;

test('a merge field is one piece with a readable name, and what nobody knows stays text', () => {
  expect(chipPieces('Dear {{customer.name}}, {{customer.nam}} and {{toString}}', CHIPS)).toEqual([
    'Dear ',
    { written: '{{customer.name}}', label: 'Customer name' },
    ', {{customer.nam}} and {{toString}}',
  ]);
  expect(chipPieces('', CHIPS)).toEqual([]);
});

test('the written form is kept sign by sign, with its spaces', () => {
  expect(withChips('<p>{{ policy.number }}</p>', CHIPS)).toBe(`<p>${chip('{{ policy.number }}')}</p>`);
  expect(chipLabel('{{ policy.number }}', CHIPS)).toBe('Policy number');
  expect(chipLabel('{{constructor}}', CHIPS)).toBeUndefined();
});

test('fields between the tags become chips; one in the address of a link stays', () => {
  expect(withChips('<p>A <b>{{customer.name}}</b><a href="mailto:{{customer.name}}">x</a></p>', CHIPS)).toBe(
    `<p>A <b>${chip('{{customer.name}}')}</b><a href="mailto:{{customer.name}}">x</a></p>`,
  );
  expect(withChips('<p>{{customer.<b>name</b>}}</p>', CHIPS)).toBe('<p>{{customer.<b>name</b>}}</p>');
});

test('what is stored is what was stored before, however often it goes through the editor', () => {
  const html = '<p>Dear {{customer.name}}, <strong>{{ policy.number }}</strong><span>x</span></p>';
  expect(withoutChips(withChips(html, CHIPS))).toBe(html);
  expect(withoutChips(withChips(withoutChips(withChips(html, CHIPS)), CHIPS))).toBe(html);
});
