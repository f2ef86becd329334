import { NativeSelect } from '@mantine/core';
import { texts } from './texts.ts';

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
      aria-label={texts.page.office}
      data={offices.map(({ id, name, isClosed }) => ({
        value: String(id),
        label: isClosed ? texts.page.closedOffice(name) : name,
      }))}
      value={String(officeId)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
