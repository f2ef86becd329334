import { expect, test } from 'vitest';
import { createErrors, editErrors, editValues, messageDifferences } from './message-values.ts';

const STORED = {
  id: 1,
  message: 'One<br />\n<span data-video-type="2" data-video-code="aqz-KE-bpKQ"></span>',
  office: { id: 3, name: 'Harbor' },
  version: 2,
};

test('office and message are required, each reported at its field', () => {
  expect(createErrors({ officeId: null, message: ' ' })).toEqual({
    officeId: 'Choose an office.',
    message: 'Enter a message.',
  });
  expect(createErrors({ officeId: '3', message: 'Hello' })).toEqual({});
  expect(editErrors({ message: 'x'.repeat(10_001) })).toEqual({ message: 'At most 10000 characters.' });
});

test('a stored message is edited as it was typed', () => {
  expect(editValues(STORED)).toEqual({ message: 'One\nhttps://youtu.be/aqz-KE-bpKQ' });
});

test('a conflict shows the two texts, unless they are the same', () => {
  expect(messageDifferences(STORED, { message: 'One\nhttps://youtu.be/aqz-KE-bpKQ ' })).toEqual([]);
  expect(messageDifferences(STORED, { message: '<b>Two</b>' })).toEqual([
    { label: 'Message', theirs: 'One https://youtu.be/aqz-KE-bpKQ', mine: 'Two' },
  ]);
});
