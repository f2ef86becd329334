/** North › Lakes */
export function pathLine(path: readonly { name: string }[]): string {
  return path.map(({ name }) => name).join(' › ');
}
