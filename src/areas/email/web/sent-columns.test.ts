import { isValidElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { speakOf } from '#platform/web/wording.ts';
import type { SentEmailRow } from '../contract.ts';
import { NOT_SENT } from '../rules.ts';
import { SENT_COLUMNS } from './sent-columns.tsx';

afterEach(() => speakOf(''));

/** Every text in what a cell draws. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  return isValidElement<{ children?: ReactNode }>(node) ? textsIn(node.props.children) : [];
}

test('why a mail was not sent is told in the agency’s own word for a customer', () => {
  speakOf('member');
  const row = { subject: 'Your renewal', failure: `${NOT_SENT}.` } as SentEmailRow;
  const cell = SENT_COLUMNS.find(({ key }) => key === 'subject')?.cell(row);
  expect(NOT_SENT).toContain('customer');
  expect(textsIn(cell)).toEqual(['Your renewal', NOT_SENT.replace('customer', 'member').concat('.')]);
});
