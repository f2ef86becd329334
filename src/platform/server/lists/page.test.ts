import { expect, test } from 'vitest';
import { type AskedPage, pageBeside, pageOf, pageWithTotal } from './page.ts';

const numbers = (total: number) => Array.from({ length: total }, (_, at) => at + 1);

/** A list of this many rows, and how often it was read. */
function listOf(total: number) {
  const list = { reads: 0 };
  const cut = ({ size, offset }: { size: number | null; offset: number }) => {
    list.reads += 1;
    return numbers(total).slice(offset, size === null ? undefined : offset + size);
  };
  return {
    list,
    counted: (asked: AskedPage) => pageOf(asked, total, async (part) => cut(part)),
    beside: (asked: AskedPage) => pageBeside(asked, Promise.resolve(total), async (part) => cut(part)),
    told: async (asked: AskedPage) => {
      const { rows, pagination } = await pageWithTotal(asked, async (part) =>
        cut(part).map((row) => ({ row, total })),
      );
      return { rows: rows.map(({ row }) => row), pagination };
    },
  };
}

test.each(['counted', 'beside', 'told'] as const)('%s: a page past the end is the last one', async (way) => {
  const page = listOf(5)[way];
  expect(await page({ page: 2, per_page: 2 })).toMatchObject({
    rows: [3, 4],
    pagination: { from: 3, to: 4 },
  });
  const last = { rows: [5], pagination: { current_page: 3, last_page: 3, total: 5, from: 5, to: 5 } };
  expect(await page({ page: 99, per_page: 2 })).toMatchObject(last);
});

test.each(['counted', 'beside', 'told'] as const)('%s: without a page the list is whole', async (way) => {
  const whole = await listOf(40)[way]({});
  expect(whole).toMatchObject({ rows: numbers(40), pagination: { per_page: 40, last_page: 1 } });
  expect((await listOf(40)[way]({ page: 2 })).rows).toEqual(numbers(30).slice(15));
});

test.each(['counted', 'beside', 'told'] as const)('%s: an empty list has one page', async (way) => {
  const empty = { rows: [], pagination: { current_page: 1, last_page: 1, total: 0, from: 0, to: 0 } };
  expect(await listOf(0)[way]({ page: 3, per_page: 2 })).toMatchObject(empty);
});

test('a page that is there is read once, with its total', async () => {
  const { list, told } = listOf(5);
  await told({ page: 3, per_page: 2 });
  expect(list.reads).toBe(1);
});
