import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['María Núñez – “café” €5', 'María Núñez – “café” €5'],
  ['Łukasz Đặng, Ștefan Őry', 'Łukasz Đặng, Ștefan Őry'],
  ['Ольга Ιωάννης דוד محمد Հայկ გიორგი', 'Ольга Ιωάννης דוד محمد Հայկ გიორგი'],
  ['Zoe\u0301', 'Zoé'],
  ['two\nlines\tand a tab', 'two lines and a tab'],
  ['王小明 さくら 김철수 ไทย हिन्दी', '王小明 さくら 김철수 ไทย हिन्दी'],
  ['王 \u0007 🎉', '王 □ □'],
])('%j is printed as %j', (given, printed) => {
  expect(printable(given)).toBe(printed);
});
