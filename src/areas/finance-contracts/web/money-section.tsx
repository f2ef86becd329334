import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './contract-form.module.css';
import type { Reckoned, SectionProps } from './section-props.ts';
import { Working } from './working.tsx';
import { financedWorking, totalWorking } from './working-words.ts';

interface MoneySectionProps extends SectionProps {
  reckoned: Reckoned | undefined;
}

export function MoneySection({ form, isFixed, reckoned }: MoneySectionProps) {
  const money = (name: 'premium' | 'policyFee' | 'tax' | 'mgaFee' | 'downPayment' | 'amountFinanced') => ({
    disabled: isFixed,
    ...form.getInputProps(name),
  });
  const { figures, found, transferred } = reckoned ?? {};
  const least = found && showMoney(found.leastFinanced);
  return (
    <PageCard title="Money">
      <div className={classes.fields}>
        <MoneyInput label="Total Premium" {...money('premium')} />
        <MoneyInput label="Policy Fee" {...money('policyFee')} />
        <MoneyInput label="Tax" {...money('tax')} />
        <MoneyInput label="MGA Fee" {...money('mgaFee')} />
        <MoneyInput label="Down Payment" {...money('downPayment')} />
        <MoneyInput
          label="Amount Financed"
          placeholder={least && `${least}, computed`}
          {...money('amountFinanced')}
        />
      </div>
      <Working
        label="Total"
        value={found ? showMoney(found.total) : '—'}
        lines={figures && found ? totalWorking(figures, found) : []}
      />
      <Working
        label="Financed"
        value={found ? showMoney(found.amountFinanced) : '—'}
        lines={figures && found ? financedWorking(figures, found, transferred ?? 0) : []}
      />
    </PageCard>
  );
}
