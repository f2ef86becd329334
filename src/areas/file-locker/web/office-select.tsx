import { NativeSelect } from '@mantine/core';

interface OfficeSelectProps {
  offices: readonly { id: number; name: string; isClosed: boolean }[];
  officeId: number;
  onChoose: (officeId: number) => void;
}

/** Whose locker is open; nothing to choose for someone who opens one. */
export function OfficeSelect({ offices, officeId, onChoose }: OfficeSelectProps) {
  if (offices.length < 2) return null;
  return (
    <NativeSelect
      aria-label="Office"
      data={offices.map(({ id, name, isClosed }) => ({
        value: String(id),
        label: isClosed ? `${name} (closed)` : name,
      }))}
      value={String(officeId)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
