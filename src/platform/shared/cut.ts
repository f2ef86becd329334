/** Cuts between characters: half of one isn't text, and the database refuses it. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}
