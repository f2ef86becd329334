import { HOW_TOTAL } from '#areas/policies/how.ts';
import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { HOW_FINANCED } from '../how.ts';
import classes from './contract-form.module.css';
import type { Reckoned, SectionProps } from './section-props.ts';
import { texts } from './texts.ts';
import { Working } from './working.tsx';
import { financedWorking, totalWorking } from './working-words.ts';

interface MoneySectionProps extends SectionProps {
  reckoned: Reckoned | undefined;
}

export function MoneySection({ form, whyFixed, reckoned }: MoneySectionProps) {
  const money = (name: 'premium' | 'policyFee' | 'tax' | 'mgaFee' | 'downPayment' | 'amountFinanced') => ({
    disabled: whyFixed !== undefined,
    ...form.getInputProps(name),
  });
  const { figures, found, transferred } = reckoned ?? {};
  const least = found && showMoney(found.leastFinanced);
  return (
    <PageCard title={texts.form.money}>
      <div className={classes.fields}>
        <Explained why={whyFixed}>
          <MoneyInput label={texts.labels.premium} {...money('premium')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label={texts.labels.policyFee} {...money('policyFee')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label={texts.labels.tax} {...money('tax')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label={texts.labels.mgaFee} {...money('mgaFee')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label={texts.labels.downPayment} {...money('downPayment')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput
            label={texts.labels.amountFinanced}
            placeholder={least && texts.form.computed(least)}
            {...money('amountFinanced')}
          />
        </Explained>
      </div>
      <Working
        label={texts.working.total}
        how={HOW_TOTAL}
        value={found ? showMoney(found.total) : '—'}
        lines={figures && found ? totalWorking(figures, found) : []}
      />
      <Working
        label={texts.working.financed}
        how={HOW_FINANCED}
        value={found ? showMoney(found.amountFinanced) : '—'}
        lines={figures && found ? financedWorking(figures, found, transferred ?? 0) : []}
      />
    </PageCard>
  );
}
