import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './contract-form.module.css';
import type { Reckoned, SectionProps } from './section-props.ts';
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
    <PageCard title="Money">
      <div className={classes.fields}>
        <Explained why={whyFixed}>
          <MoneyInput label="Total Premium" {...money('premium')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label="Policy Fee" {...money('policyFee')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label="Tax" {...money('tax')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label="MGA Fee" {...money('mgaFee')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput label="Down Payment" {...money('downPayment')} />
        </Explained>
        <Explained why={whyFixed}>
          <MoneyInput
            label="Amount Financed"
            placeholder={least && `${least}, computed`}
            {...money('amountFinanced')}
          />
        </Explained>
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
