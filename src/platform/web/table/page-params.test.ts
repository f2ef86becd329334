import { expect, test } from 'vitest';
import { z } from 'zod';
import { namedList, namedListParams, pageParams, readList, sortParamsOf, writeList } from './page-params.ts';

const params = z.object({ ...pageParams, ...sortParamsOf(['name', 'city']) });
const read = (search: object) => readList(params.parse(search));

test('page and order are read out of the address; what makes no sense there counts as absent', () => {
  const usual = { page: 1, perPage: 15, order: { sort: undefined, reverse: 0 } };
  expect(read({})).toEqual(usual);
  expect(read({ page: '0', per_page: 'x', sort: 'colour', reverse: '7' })).toEqual(usual);
  const asked = { page: '3', per_page: 'all', sort: 'city', reverse: '1' };
  expect(read(asked)).toEqual({ page: 3, perPage: 'all', order: { sort: 'city', reverse: 1 } });
});

test('what is usual is left out of the address, and another order begins at its first page', () => {
  expect(writeList({ page: 1, perPage: 15 })).toEqual({ page: undefined, per_page: undefined });
  expect(writeList({ page: 2, perPage: 'all' })).toEqual({ page: 2, per_page: 'all' });
  expect(writeList({ sort: { key: 'city', reverse: true } })).toEqual({ sort: 'city', reverse: 1 });
  expect(writeList({ sort: undefined })).toEqual({ sort: undefined, reverse: undefined, page: undefined });
});

test('several lists on a page have their page and order in the address, each under its name', () => {
  const address = z
    .object({ ...pageParams, ...namedListParams('discounts'), ...namedListParams('history') })
    .parse({
      page: '4',
      discounts_page: '2',
      discounts_sort: 'type',
      history_per_page: 'all',
      history_page: 'x',
    });
  const said: object[] = [];
  const listOf = (name: string) => namedList(name, address, (next) => said.push(next));
  expect(listOf('discounts').search).toMatchObject({ page: 2, sort: 'type' });
  expect(listOf('history').search).toMatchObject({ page: undefined, per_page: 'all' });
  listOf('history').onChange({ page: 3, per_page: undefined });
  expect(said).toEqual([{ history_page: 3, history_per_page: undefined }]);
});
