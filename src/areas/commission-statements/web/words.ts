export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const lineCount = (count: number) => counted(count, 'line', 'lines');
