import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { redactedError, redactedFields, withoutCardNumbers } from './redact.ts';

test('a card number in a text is cut to its last four digits, however it is grouped', () => {
  expect(withoutCardNumbers('declined: 4111111111111111')).toBe('declined: ****1111');
  expect(withoutCardNumbers('4111 1111-1111 1111!')).toBe('****1111!');
  expect(withoutCardNumbers('order 4111111111111112')).toBe('order 4111111111111112');
});

test('the log keeps neither a card number of an error nor the fields of a card', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('The gateway refused 4111111111111111.') }, 'charge');
  log.info({
    body: { cc_detail: { code: 'the-code' }, cardNumber: '4111111111111111' },
    securityCode: 'the-code',
  });
  expect(lines.join('')).not.toMatch(/4111111111111111|the-code/);
  expect(lines[0]).toContain('refused ****1111');
});

test('the job store and the change log keep none either', () => {
  expect(redactedError(new Error('4111111111111111')).stack).not.toContain('4111111111111111');
  expect(redactedFields({ price: 100, method: [{ cardNumber: '4111111111111111', type: 'CC' }] })).toEqual({
    price: 100,
    method: [{ cardNumber: '[redacted]', type: 'CC' }],
  });
});
