import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type DragEvent, useState } from 'react';
import type { AgencyForm } from '../contract.ts';
import { FACT_GROUPS, FACT_NAMES, FACTS, type Fact, type FactGroup, factsOf } from '../rules/facts.ts';
import { FACT_TYPE } from './fact-list.tsx';
import classes from './mapping.module.css';
import { type MappingValues, placeOf } from './mapping-values.ts';
import { texts } from './texts.ts';

const CHOICES = (Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => ({
  group: FACT_GROUPS[group],
  items: factsOf(group).map((fact) => ({
    value: fact as string,
    label: `${FACT_GROUPS[group]}: ${FACTS[fact]}`,
  })),
}));

interface FieldMappingProps {
  field: AgencyForm['fields'][number];
  at: number;
  form: UseFormReturnType<MappingValues>;
}

/** A field of the form with what fills it: chosen from the list, or dropped here. */
export function FieldMapping({ field, at, form }: FieldMappingProps) {
  const [isOver, setOver] = useState(false);
  const place = placeOf(at);
  const fact = form.values.facts[place] ?? '';
  const choose = (next: string | null) => form.setFieldValue(`facts.${place}`, (next ?? '') as Fact | '');

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.getData(FACT_TYPE) as Fact;
    if (FACT_NAMES.includes(dropped)) choose(dropped);
  }

  return (
    <fieldset
      aria-label={field.label}
      className={classes.row}
      data-field={field.name}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SimpleGrid cols={{ base: 1, sm: field.kind === 'check' && fact ? 2 : 1 }} spacing="sm">
        <Select
          label={field.label}
          description={kindWords(field)}
          placeholder={texts.mapping.byHand}
          searchable
          clearable
          data={CHOICES}
          value={fact || null}
          onChange={choose}
          nothingFoundMessage={texts.mapping.noFact}
        />
        {field.kind === 'check' && fact && (
          <TextInput
            label={texts.mapping.checkedWhen}
            description={texts.mapping.asItReads}
            {...form.getInputProps(`whens.${place}`)}
          />
        )}
      </SimpleGrid>
    </fieldset>
  );
}

function kindWords({ kind, page, options, maxLength }: AgencyForm['fields'][number]): string {
  const what =
    kind === 'check'
      ? texts.field.box
      : kind === 'choice'
        ? texts.field.oneOf(options.slice(0, 5).join(', '))
        : texts.field.text;
  return [what, maxLength ? texts.field.atMost(maxLength) : '', page ? texts.field.page(page) : '']
    .filter(Boolean)
    .join(', ');
}
