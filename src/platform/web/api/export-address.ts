import type { ExportFormat } from '#platform/shared/export-format.ts';

/** Where a file of what is filtered comes from; a filter that is open is left out. */
export function exportAddress(path: string, filter: Record<string, unknown>, format: ExportFormat): string {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== null && value !== 0)
      query.set(name, value instanceof Date ? value.toISOString() : String(value));
  return `${path}?${query}`;
}
