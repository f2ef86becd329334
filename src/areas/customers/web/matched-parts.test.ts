import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

test.each([
  ['Maria Austin', 'mar', '[Mar]ia Austin'],
  ['Kevin Márquez', 'mar', 'Kevin [Már]quez'],
  ['AG-775711', '7757', 'AG-[7757]11'],
  ['AG-775711', 'ag7757', '[AG-7757]11'],
  ['(305) 555-0142', '305.555', '([305) 555]-0142'],
  ['Maria L. Johnson', 'johnson maria', '[Maria] L. [Johnson]'],
  ['Li Wu', 'roof', 'Li Wu'],
  ['Ana', '%%%', 'Ana'],
])('in %s the search for %s stands out as %s', (text, query, shown) => {
  const parts = matchedParts(text, query);
  expect(parts.map(({ part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')).toBe(shown);
});
