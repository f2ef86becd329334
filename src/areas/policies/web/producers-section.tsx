import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { showPercent } from '#platform/shared/money.ts';
import { IdSelect } from '#platform/web/inputs/id-select.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PRODUCERS_MAX } from '../contract.ts';
import { HOW_HOUSE } from '../how.ts';
import { houseSplit } from '../rules.ts';
import classes from './policy-form.module.css';
import { emptyProducer } from './policy-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface ProducersSectionProps extends SectionProps {
  people: readonly { id: number; name: string }[];
}

/** The people who earn from the policy; the rest, which is the house's, is shown below. */
export function ProducersSection({ form, people }: ProducersSectionProps) {
  const { producers } = form.values;
  const focus = (at: number) => form.getInputNode(`producers.${at}.employeeId`)?.focus();

  function add(): void {
    flushSync(() => form.insertListItem('producers', emptyProducer()));
    focus(producers.length);
  }

  function remove(at: number): void {
    flushSync(() => form.removeListItem('producers', at));
    focus(Math.min(at, producers.length - 2));
  }

  const splits = producers.map(({ split }) => (typeof split === 'number' ? split : 0));
  const house = houseSplit(splits);
  return (
    <PageCard title={texts.producers.title}>
      <div className={classes.rows}>
        {producers.map(({ rowKey }, at) => (
          <fieldset key={rowKey} className={classes.row}>
            <VisuallyHidden component="legend">{texts.producers.producer(at + 1)}</VisuallyHidden>
            <IdSelect
              label={texts.producers.person}
              placeholder={texts.producers.choosePerson}
              allowDeselect={false}
              choices={people}
              {...form.getInputProps(`producers.${at}.employeeId`)}
            />
            <PercentInput label={texts.producers.split} {...form.getInputProps(`producers.${at}.split`)} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              mt={26}
              aria-label={texts.producers.remove(at + 1)}
              onClick={() => remove(at)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </fieldset>
        ))}
      </div>
      <ExplainedButton
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        why={producers.length >= PRODUCERS_MAX ? texts.producers.atMost(PRODUCERS_MAX) : undefined}
        onClick={add}
      >
        {texts.producers.add}
      </ExplainedButton>
      <output className={classes.sum} data-figure={texts.producers.house}>
        <span>
          {texts.producers.house}
          <HowButton label={texts.producers.house}>{HOW_HOUSE}</HowButton>
        </span>
        <strong data-negative={house < 0 || undefined}>{showPercent(house)}</strong>
      </output>
    </PageCard>
  );
}
