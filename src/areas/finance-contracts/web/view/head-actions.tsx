import { IconBuildingBank, IconCash, IconFilePlus, IconReceipt2 } from '@tabler/icons-react';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { Contract } from '../../contract.ts';
import { viewButtons } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { ContractMenu } from './contract-menu.tsx';
import classes from './head-actions.module.css';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePay } from './use-pay.ts';

/** In the word of the specification. */
const ADDITIONAL = 'A/P';

/** Payment, Fund, A/P and Process Down Payment, each open or grayed by the specification's rule, and a menu. */
export function HeadActions({ contract }: { contract: Contract }) {
  const why = viewButtons(factsOf(contract));
  const { show } = useOpenDialog();
  const { pay, payDown } = usePay(contract);
  // On a phone one of the two is in reach, the other behind the dots.
  const isFirst = why.processDownPayment === undefined;
  return (
    <div className={classes.actions}>
      <ExplainedButton
        className={(isFirst ? classes.desk : classes.main) ?? ''}
        variant={why.payment ? 'default' : 'filled'}
        leftSection={<IconCash size={16} aria-hidden />}
        why={why.payment}
        onClick={pay}
      >
        Payment
      </ExplainedButton>
      <ExplainedButton
        variant="default"
        leftSection={<IconBuildingBank size={15} aria-hidden />}
        why={why.fund}
        onClick={() => show('fund')}
      >
        Fund
      </ExplainedButton>
      <ExplainedButton
        variant="default"
        leftSection={<IconFilePlus size={15} aria-hidden />}
        why={why.additionalPremium}
        title="Additional premium"
        onClick={() => show('additional-premium')}
      >
        {ADDITIONAL}
      </ExplainedButton>
      <ExplainedButton
        className={(isFirst ? classes.main : classes.desk) ?? ''}
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconReceipt2 size={15} aria-hidden />}
        why={why.processDownPayment}
        onClick={payDown}
      >
        Process Down Payment
      </ExplainedButton>
      <ContractMenu contract={contract} />
    </div>
  );
}
