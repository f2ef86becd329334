import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Lead, LeadChoices } from '../contract.ts';
import { whyNotAssign } from '../status-rules.ts';
import { LABELS } from './lead-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface AgencySectionProps extends SectionProps {
  lead: Lead | undefined;
  choices: LeadChoices;
}

/** Where and with whom the lead is. */
export function AgencySection({ form, lead, choices }: AgencySectionProps) {
  const fixed = lead && whyNotAssign(lead.status);
  return (
    <PageCard title={texts.form.agency}>
      <div className={grid.fields}>
        <Explained why={fixed} className={`${grid.half} ${grid.wide}`}>
          <Select
            label={LABELS.assignedTo}
            placeholder={texts.assign.noOne}
            clearable
            searchable
            disabled={fixed !== undefined}
            description={fixed}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={optionsOf(choices.people, lead?.assignedTo, lead?.assignee)}
            {...idProps(form.getInputProps('assignedTo'))}
          />
        </Explained>
        <Select
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.officeId}
          placeholder={texts.filters.noOffice}
          clearable
          data={optionsOf(choices.offices, lead?.officeId, lead?.office)}
          {...idProps(form.getInputProps('officeId'))}
        />
      </div>
    </PageCard>
  );
}

/** A choice speaks text, the form numbers. */
function idProps({ value, onChange, ...rest }: GetInputPropsReturnType) {
  return {
    ...rest,
    value: value === null ? null : String(value),
    onChange: (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
  };
}

/** People who have left and offices that are closed can no longer be chosen, but stay where they are. */
function optionsOf(choices: readonly { id: number; name: string }[], id?: number | null, name = '') {
  const stays = id && !choices.some((choice) => choice.id === id) ? [{ id, name }] : [];
  return [...choices, ...stays].map((choice) => ({ value: String(choice.id), label: choice.name }));
}
