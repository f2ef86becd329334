import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLoopback, isPublic } from './addresses.ts';
import { Breaker } from './breaker.ts';
import { hostList } from './host-list.ts';
import { postJson } from './post-json.ts';

let server: Server;
let port: number;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/drips') {
      // A byte now and then keeps a connection alive, and the time for everything ends all the same.
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    } else if (request.url !== '/silent') response.end('{"fine":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const outgoing = (more: object = {}) => ({
  hosts: [`127.0.0.1:${port}`, `localhost:${port}`, 'api.example.com', '10.0.0.5'],
  headers: {},
  body: {},
  ...more,
});
const at = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 });
const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map(at);

test('what the operator allows on this machine is asked, over http as well', async () => {
  expect(await postJson(`http://127.0.0.1:${port}/`, outgoing())).toEqual({
    status: 200,
    body: { fine: true },
  });
});

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  let resolved = 0;
  const resolve = async () => {
    resolved += 1;
    return [at(resolved === 1 ? '127.0.0.1' : '169.254.169.254')];
  };
  expect(await postJson(`http://localhost:${port}/`, outgoing({ resolve }))).toMatchObject({ status: 200 });
  expect(resolved).toBe(1);
});

test.each([
  ['a link-local address', ['169.254.169.254']],
  ['a private address', ['10.0.0.5']],
  ['this machine', ['127.0.0.1']],
  ['this machine in IPv6', ['::1']],
  ['a private address among public ones', ['93.184.216.34', '192.168.1.1']],
  ['an IPv4 address in IPv6', ['::ffff:169.254.169.254']],
  ['nothing', []],
])('a public name that leads to %s is not asked', async (_, addresses) => {
  const resolve = leadsTo(...addresses);
  await expect(postJson('https://api.example.com/', outgoing({ resolve }))).rejects.toThrow(
    'The address leads into a private network.',
  );
});

test('an address that is private itself is not asked, though it is on the list', async () => {
  await expect(postJson('https://10.0.0.5/', outgoing())).rejects.toThrow('private network');
});

test('localhost is this machine and nothing else', async () => {
  const resolve = leadsTo('93.184.216.34');
  await expect(postJson(`http://localhost:${port}/`, outgoing({ resolve }))).rejects.toThrow(
    'private network',
  );
});

test.each(['/silent', '/drips'])('%s is given up on, however it keeps us waiting', async (path) => {
  const work = postJson(`http://127.0.0.1:${port}${path}`, outgoing({ timeoutMs: 100 }));
  await expect(work).rejects.toThrow('No answer in time.');
});

test('a name that nobody resolves is given up on', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const work = postJson('https://api.example.com/', outgoing({ resolve, timeoutMs: 50 }));
  await expect(work).rejects.toThrow('No answer in time.');
});

test('a host that is not on the list is not even resolved', async () => {
  const resolve = () => Promise.reject(new Error('resolved'));
  for (const address of ['https://evil.test/', 'https://api.example.com:8443/', 'http://api.example.com/'])
    await expect(postJson(address, outgoing({ resolve }))).rejects.toThrow('not on the list');
  expect(asked).toBeGreaterThan(0);
});

test('where nobody listens there is no connection, which may pass', async () => {
  const hosts = ['127.0.0.1:1'];
  await expect(postJson('http://127.0.0.1:1/', outgoing({ hosts }))).rejects.toMatchObject({
    message: 'There was no connection.',
    mayPass: true,
  });
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a9fe:a9fe::1',
  'not an address',
])('%s is no public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test('this machine is localhost, 127.0.0.0/8 and ::1', () => {
  expect(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['localhost.evil.test', '128.0.0.1', '::2', ''].some(isLoopback)).toBe(false);
});

test('a list of hosts is names and addresses, with ports where they are not the usual ones', () => {
  expect(hostList.parse('API.Example.com, quotes.example.com:8443,[::1]:9000')).toEqual([
    'api.example.com',
    'quotes.example.com:8443',
    '[::1]:9000',
  ]);
  for (const wrong of ['https://api.example.com', 'api.example.com/x', 'a b', 'api.example.com:443', ','])
    expect(() => hostList.parse(wrong)).toThrow('must be hosts');
});

test('a system that failed five times in a row is left alone for thirty seconds; then one try decides', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  for (let turn = 0; turn < 4; turn += 1) breaker.failed('a');
  breaker.answered('a');
  for (let turn = 0; turn < 5; turn += 1) {
    expect(breaker.mayAsk('a')).toBe(true);
    breaker.failed('a');
  }
  expect([breaker.mayAsk('a'), breaker.mayAsk('b')]).toEqual([false, true]);
  now = 29_999;
  expect(breaker.mayAsk('a')).toBe(false);
  now = 30_000;
  expect([breaker.mayAsk('a'), breaker.mayAsk('a')]).toEqual([true, false]);
  breaker.failed('a');
  now = 59_999;
  expect(breaker.mayAsk('a')).toBe(false);
  now = 60_000;
  expect(breaker.mayAsk('a')).toBe(true);
  breaker.answered('a');
  expect([breaker.mayAsk('a'), breaker.mayAsk('a')]).toEqual([true, true]);
});
