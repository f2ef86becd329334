import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/api.md');

/** The programs in the document about the API, in its order. */
export function apiExamples(): string[] {
  const text = readFileSync(DOCUMENT, 'utf8');
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program = '']) => program);
}
