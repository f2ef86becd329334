import { Button, Group, NativeSelect } from '@mantine/core';
import type { FileView } from '../contract.ts';
import type { LineFilter } from '../line-contract.ts';
import { SOURCE_WORDS, SOURCES } from '../statuses.ts';

interface LineFiltersProps {
  filter: LineFilter;
  companies: FileView['companies'];
  onChange: (next: { company?: number | undefined; source?: number | undefined }) => void;
  onReset: () => void;
}

export function LineFilters({ filter, companies, onChange, onReset }: LineFiltersProps) {
  return (
    <Group gap="xs" data-tour="filters">
      <NativeSelect
        size="xs"
        aria-label="Source"
        data={[
          { value: '0', label: 'All Sources' },
          ...SOURCES.map((source) => ({ value: String(source), label: SOURCE_WORDS[source] })),
        ]}
        value={String(filter.source)}
        onChange={(event) => onChange({ source: Number(event.currentTarget.value) || undefined })}
      />
      <NativeSelect
        size="xs"
        aria-label="Company"
        data={[
          { value: '0', label: 'All Companies' },
          ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(filter.company)}
        onChange={(event) => onChange({ company: Number(event.currentTarget.value) || undefined })}
      />
      <Button size="xs" variant="default" onClick={onReset}>
        Reset
      </Button>
    </Group>
  );
}
