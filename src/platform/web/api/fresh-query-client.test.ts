import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

/** A list on a server that answers when it is told to, with what it held when it was asked. */
function slowList() {
  const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  let held = 'before the change';
  const waiting: (() => void)[] = [];
  return {
    client,
    query: {
      queryKey: ['list'],
      queryFn: () => {
        const answer = held;
        return new Promise<string>((resolve) => waiting.push(() => resolve(answer)));
      },
    },
    change() {
      held = 'after the change';
      return client.invalidateQueries({ queryKey: ['list'] });
    },
    asked: () => waiting.length,
    answer: (at: number) => waiting[at]?.(),
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a first answer that was under way during a change is asked for again', async () => {
  const { client, query, change, asked, answer } = slowList();
  const stop = new QueryObserver(client, query).subscribe(() => {});
  const changed = change();
  answer(0);
  await turn();
  expect(asked()).toBe(2);
  answer(1);
  await changed;
  expect(client.getQueryData(['list'])).toBe('after the change');
  stop();
});

test('what was fetched ahead during a change counts as old', async () => {
  const { client, query, change, asked, answer } = slowList();
  const ahead = client.prefetchQuery(query);
  await change();
  answer(0);
  await ahead;
  await turn();
  expect(asked()).toBe(1);
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
});

test('a saved record that is put in while it is under way is asked for again', async () => {
  const { client, query, asked, answer } = slowList();
  const stop = new QueryObserver(client, query).subscribe(() => {});
  answer(0);
  await turn();
  void client.refetchQueries({ queryKey: ['list'] });
  client.setQueryData(['list'], 'as saved');
  expect(asked()).toBe(2);
  answer(1);
  await turn();
  expect(asked()).toBe(3);
  stop();
});

test('a record that is put in while nothing is under way is not asked for', async () => {
  const { client, query, asked, answer } = slowList();
  const stop = new QueryObserver(client, query).subscribe(() => {});
  answer(0);
  await turn();
  client.setQueryData(['list'], 'as saved');
  await turn();
  expect(asked()).toBe(1);
  expect(client.getQueryData(['list'])).toBe('as saved');
  stop();
});

test('a list on the screen is asked for once by each change', async () => {
  const { client, query, change, asked, answer } = slowList();
  const stop = new QueryObserver(client, query).subscribe(() => {});
  answer(0);
  await turn();
  const changed = change();
  await turn();
  expect(asked()).toBe(2);
  answer(1);
  await changed;
  expect(asked()).toBe(2);
  expect(client.getQueryData(['list'])).toBe('after the change');
  stop();
});

test('a first answer that fails leaves the change as it is', async () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } });
  let fail = (_reason: Error) => {};
  const queryFn = () => new Promise<never>((_, reject) => (fail = reject));
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {});
  const changed = client.invalidateQueries({ queryKey: ['list'] });
  fail(new Error('no answer'));
  await turn();
  fail(new Error('no answer again'));
  await expect(changed).resolves.toBeUndefined();
  stop();
});
