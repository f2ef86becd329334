import { expect, test } from 'vitest';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import { inspectStatement } from './open-statement.ts';
import { hostileLines, hostileWorkbooks, manySharedTexts } from './test-hostile-statements.ts';
import { readTable } from './test-table.ts';

/** One pass over a few megabytes takes a tenth of this; going over them again and again takes minutes. */
const ONCE_MS = 3000;

test.each(hostileWorkbooks())('a workbook is read in one pass: %s', async (_, bytes) => {
  const took = await processorMs(() =>
    readTable(bytes, '.xlsx').catch((error: unknown) => expect(error).toBeInstanceOf(Unreadable)),
  );
  expect(took).toBeLessThan(ONCE_MS);
});

test.each(hostileLines())('a CSV file is read in one pass: %s', async (_, text) => {
  const took = await processorMs(() =>
    expect(readTable(Buffer.from(text), '.csv')).rejects.toBeInstanceOf(Unreadable),
  );
  expect(took).toBeLessThan(ONCE_MS);
});

test('a great many texts that the cells share are no reason to refuse', async () => {
  expect((await inspectStatement(1, manySharedTexts(20_000), '.xlsx'))[0]?.filledLines).toBe(2);
});
