/** What narrows a list without a control that paper could read, such as a pressed figure: the sheet says it in words. */
export function PaperFilter({ label, value }: { label: string; value: string | undefined }) {
  return <span hidden data-filter data-label={label} data-value={value ?? ''} />;
}

/** What only the address narrows by has a number there, and no name. */
export const numbered = (id: number | undefined) => (id ? `#${id}` : undefined);
