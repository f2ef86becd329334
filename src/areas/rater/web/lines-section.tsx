import { Select, Stack } from '@mantine/core';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { usualMonths } from '#areas/policies/rules.ts';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LINES_MAX } from '../contract.ts';
import { newLine } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** What is quoted, from which day and for how long. */
export function LinesSection({ form }: SectionProps) {
  const { lines } = form.values;
  const rows = useRows(form, 'lines', 'lineOfBusiness');
  const choose = (at: number) => (line: string | null) => {
    form.setFieldValue(`lines.${at}.lineOfBusiness`, line);
    if (line !== null) form.setFieldValue(`lines.${at}.months`, usualMonths(line));
  };
  return (
    <Stack gap="md">
      <PageCard title={texts.form.term}>
        <DayInput label={texts.labels.effdate} {...form.getInputProps('effdate')} />
      </PageCard>
      <RowsSection
        title={texts.labels.lines}
        add={texts.lines.add}
        full={lines.length >= LINES_MAX ? texts.lines.atMost(LINES_MAX) : undefined}
        onAdd={() => rows.add(newLine(null))}
      >
        {lines.map(({ rowKey }, at) => (
          <RowFieldset
            key={rowKey}
            name={texts.lines.line(at + 1)}
            columns="1fr 110px"
            onRemove={rows.rowProps(at).onRemove}
          >
            <Select
              label={texts.labels.lineOfBusiness}
              data={[...LINES_OF_BUSINESS]}
              allowDeselect={false}
              {...form.getInputProps(`lines.${at}.lineOfBusiness`)}
              onChange={choose(at)}
            />
            <DigitsInput label={texts.labels.months} most={2} {...form.getInputProps(`lines.${at}.months`)} />
          </RowFieldset>
        ))}
      </RowsSection>
    </Stack>
  );
}
