import { IconBuildingBank, IconCash, IconFilePlus, IconReceipt2 } from '@tabler/icons-react';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { Contract } from '../../contract.ts';
import { viewButtons } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { texts } from '../texts.ts';
import { ContractMenu } from './contract-menu.tsx';
import classes from './head-actions.module.css';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePay } from './use-pay.ts';

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
        {texts.buttons.payment}
      </ExplainedButton>
      <ExplainedButton
        variant="default"
        leftSection={<IconBuildingBank size={15} aria-hidden />}
        why={why.fund}
        onClick={() => show('fund')}
      >
        {texts.buttons.fund}
      </ExplainedButton>
      <ExplainedButton
        variant="default"
        leftSection={<IconFilePlus size={15} aria-hidden />}
        why={why.additionalPremium}
        title={texts.buttons.additionalPremium}
        onClick={() => show('additional-premium')}
      >
        {texts.buttons.additional}
      </ExplainedButton>
      <ExplainedButton
        className={(isFirst ? classes.main : classes.desk) ?? ''}
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconReceipt2 size={15} aria-hidden />}
        why={why.processDownPayment}
        onClick={payDown}
      >
        {texts.buttons.processDownPayment}
      </ExplainedButton>
      <ContractMenu contract={contract} />
    </div>
  );
}
