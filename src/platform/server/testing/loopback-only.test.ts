import { connect } from 'node:net';
import { expect, test } from 'vitest';

test('a test cannot connect to a foreign host', async () => {
  expect(() => connect(80, '192.0.2.1')).toThrow('A test wanted to connect to 192.0.2.1.');
  expect(() => connect({ port: 80, host: 'elsewhere.invalid' })).toThrow('elsewhere.invalid');
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow();
});
