import { z } from 'zod';

const EXPECTED: Record<string, string> = {
  object: 'Must be a group of named fields.',
  array: 'Must be a list.',
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false.',
};

/** What a schema says that has no words of its own for a value of the wrong kind. */
export function wrongKindWords(expected: string, given: unknown): string | undefined {
  if (expected === 'object' && Array.isArray(given)) return 'Send named fields, not a list.';
  return EXPECTED[expected];
}

// The validator's own words are about its types; whoever reads them sent a form.
z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' ? wrongKindWords(issue.expected, issue.input) : undefined,
});
