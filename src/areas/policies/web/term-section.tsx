import { isDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { officeToday } from '#platform/web/office-today.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { HOW_TOTAL } from '../how.ts';
import { hasEnded, totalOf } from '../rules.ts';
import classes from './policy-form.module.css';
import type { ProposingChange } from './policy-proposals.ts';
import type { PolicyValues } from './policy-values.ts';
import { LABELS } from './policy-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface TermSectionProps extends SectionProps {
  propose: (change: ProposingChange) => void;
}

export function TermSection({ form, propose }: TermSectionProps) {
  const { expdate, status } = form.values;
  const willExpire =
    status !== null && expdate !== null && isDay(expdate) && hasEnded(expdate, officeToday());
  return (
    <PageCard title={texts.form.termAndPremium}>
      <div className={grid.pairs}>
        <DayInput
          label={LABELS.effdate}
          {...form.getInputProps('effdate')}
          onChange={(effdate) => {
            propose({ effdate });
            form.clearFieldError('effdate');
          }}
        />
        <DayInput
          label={LABELS.expdate}
          description={willExpire ? texts.form.termHasEnded : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('expdate')}
        />
        <MoneyInput label={LABELS.premium} {...form.getInputProps('premium')} />
        <MoneyInput label={LABELS.policyFee} {...form.getInputProps('policyFee')} />
        <MoneyInput label={LABELS.tax} {...form.getInputProps('tax')} />
        <MoneyInput label={LABELS.mgaFee} {...form.getInputProps('mgaFee')} />
      </div>
      <output className={classes.sum} data-figure={texts.policy.total}>
        <span>
          {texts.policy.total}
          <HowButton label={texts.policy.total}>{HOW_TOTAL}</HowButton>
        </span>
        <strong>{totalWords(form.values)}</strong>
      </output>
    </PageCard>
  );
}

function totalWords({ premium, policyFee, tax, mgaFee }: PolicyValues): string {
  const [one, two, three, four] = [premium, policyFee, tax, mgaFee].map((typed) => typed ?? 0);
  if (typeof one !== 'number' || typeof two !== 'number') return '—';
  if (typeof three !== 'number' || typeof four !== 'number') return '—';
  return showMoney(totalOf({ premium: one, policyFee: two, tax: three, mgaFee: four }));
}
