import { Button, Group } from '@mantine/core';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { numbered, PaperFilter } from '#platform/web/print/paper-filter.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { FoldedFilters } from '#platform/web/table/folded-filters.tsx';
import { say } from '#platform/web/wording.ts';
import type { FileView } from '../contract.ts';
import type { LineFilter } from '../line-contract.ts';
import { ALL_COMPANIES } from '../rules.ts';
import { BRIDGE_WORDS, SOURCE_WORDS, SOURCES } from '../statuses.ts';
import { texts } from './texts.ts';

const SOURCE_CHOICES = SOURCES.map((source) => ({ value: String(source), label: SOURCE_WORDS[source] }));

interface LineFiltersProps {
  filter: LineFilter;
  companies: FileView['companies'];
  onChange: (next: { company?: number | undefined; source?: number | undefined }) => void;
  onReset: () => void;
}

export function LineFilters({ filter, companies, onChange, onReset }: LineFiltersProps) {
  return (
    <Group gap="xs" w={{ base: '100%', sm: 'auto' }} data-tour="filters">
      <PaperFilter label={texts.lineFilters.figure} value={filter.part && BRIDGE_WORDS[filter.part]} />
      <PaperFilter label={say(texts.lineFilters.customer)} value={numbered(filter.customer)} />
      <PaperFilter label={texts.lineFilters.product} value={numbered(filter.product)} />
      <FoldedFilters filter={{ source: filter.source || undefined, company: filter.company || undefined }}>
        <FilterSelect
          label={texts.lineFilters.source}
          all={texts.lineFilters.all}
          choices={SOURCE_CHOICES}
          value={filter.source || undefined}
          onChange={(source) => onChange({ source: Number(source) || undefined })}
        />
        <FilterSelect
          label={texts.lineFilters.company}
          all={ALL_COMPANIES}
          choices={namedChoices(companies)}
          value={filter.company || undefined}
          onChange={(company) => onChange({ company: Number(company) || undefined })}
        />
        <Button size="xs" variant="default" onClick={onReset}>
          {texts.lineFilters.reset}
        </Button>
      </FoldedFilters>
    </Group>
  );
}
