import { expect, test } from 'vitest';
import { holdsCardNumber, isRoutingNumber } from './payment-numbers.ts';

test.each(['4111111111111111', 'card 4111 1111 1111 1111 ok', '3782-822463-10005'])(
  '%s holds a whole card number',
  (text) => expect(holdsCardNumber(text)).toBe(true),
);

test.each(['', '1234', '(305) 555-0142', 'PAP-2026-000123', '4111111111111112'])(
  '"%s" holds no card number',
  (text) => expect(holdsCardNumber(text)).toBe(false),
);

// Of the Federal Reserve Bank of Boston, and two of large banks.
test.each(['011000015', '021000021', '121000248'])('%s is a routing number', (text) =>
  expect(isRoutingNumber(text)).toBe(true),
);

test.each(['', '021000022', '201000021', '02100002', '0210000210', '021-000-021', '000000000', '02100002a'])(
  '"%s" is no routing number',
  (text) => expect(isRoutingNumber(text)).toBe(false),
);
