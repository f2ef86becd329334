import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Questions } from './questions.ts';

function piped(text: string) {
  const input = new PassThrough();
  input.end(text);
  let said = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      said += chunk;
      done();
    },
  });
  return { questions: new Questions({ input, output }), said: () => said };
}

test('piped answers are taken line by line, also when all of them come together', async () => {
  const { questions, said } = piped('Harbor\nAnn\r\nviolet-harbor-lantern');
  expect(await questions.ask('Agency: ')).toBe('Harbor');
  expect(await questions.ask('Name: ')).toBe('Ann');
  expect(await questions.ask('Password: ', { isSecret: true })).toBe('violet-harbor-lantern');
  expect(said()).toBe('Agency: \nName: \nPassword: \n');
  questions.close();
});

test('an answer that never comes is reported', async () => {
  const { questions } = piped('Harbor\n');
  await questions.ask('Agency: ');
  await expect(questions.ask('Name: ')).rejects.toThrow('There is no answer to "Name:". Nothing was set up.');
});
