import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { checkNoCardNumber } from './no-card-number.ts';

const check = (body: unknown) => () =>
  checkNoCardNumber('GET /api/x', Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const VISA = '4111111111111111';

test.each([VISA, '5555555555554444', '378282246310005', '6011111111111117'])(
  'an answer with the card number %s fails its test',
  (number) => {
    expect(check({ rows: [{ memo: `Paid by ${number}, thanks` }] })).toThrow(`****${number.slice(-4)}`);
    expect(check(`{"account":"${number}"}`)).toThrow();
  },
);

test('masked numbers, moments, ids and wrong check digits pass', () => {
  expect(
    check({ account: '****1111', at: 1_794_828_006_560, id: '4111-1111', n: 4111111111111112 }),
  ).not.toThrow();
  expect(check('')).not.toThrow();
});

test('a card number in a CSV, in a workbook or on a page of a PDF fails its test as well', async () => {
  expect(check(`name,number\r\nAnn,${VISA}\r\n`)).toThrow();
  const workbook = await writeXlsxFile([[{ value: `Paid by ${VISA}` }]]).toBuffer();
  expect(() => checkNoCardNumber('GET /api/x', workbook)).toThrow();
  const pdf = new PDFDocument();
  const whole = buffer(pdf.pipe(new PassThrough()));
  pdf.text(`Paid by ${VISA}`).end();
  const page = await whole;
  expect(() => checkNoCardNumber('GET /api/x', page)).toThrow();
});
