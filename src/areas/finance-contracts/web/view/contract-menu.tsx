import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconBan,
  IconCash,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconReceipt2,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tip } from '#platform/web/ui/tip.tsx';
import type { Contract } from '../../contract.ts';
import { viewButtons, whyNotEdit } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { texts } from '../texts.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePay } from './use-pay.ts';
import { useWhyNotVoid } from './use-why-not-void.ts';

/** Where head-actions.module.css leaves the button out. */
const PHONE = '(max-width: 48em)';

/** What is done to a contract less often than a payment. */
export function ContractMenu({ contract }: { contract: Contract }) {
  const { show } = useOpenDialog();
  const navigate = useNavigate();
  const { pay, payDown, payOff } = usePay(contract);
  const why = viewButtons(factsOf(contract));
  const isHidden = contract.active === 0;
  // An entry that is there without being seen would stop the arrow keys.
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Menu position="bottom-end" offset={4} shadow="none">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={texts.buttons.more}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && (
          <ExplainedItem
            why={why.processDownPayment === undefined ? why.payment : why.processDownPayment}
            icon={<IconReceipt2 size={15} aria-hidden />}
            onClick={why.processDownPayment === undefined ? pay : payDown}
          >
            {why.processDownPayment === undefined ? texts.buttons.payment : texts.buttons.processDownPayment}
          </ExplainedItem>
        )}
        <ExplainedItem
          why={why.payment ?? (payOff ? undefined : texts.buttons.nothingToPayOff)}
          icon={<IconCash size={15} aria-hidden />}
          onClick={() => payOff?.()}
        >
          {texts.buttons.payOff}
        </ExplainedItem>
        <ExplainedItem
          why={whyNotEdit(contract)}
          icon={<IconPencil size={15} aria-hidden />}
          onClick={() => void navigate({ to: '/finance/$id/edit', params: { id: contract.id } })}
        >
          {texts.buttons.edit}
        </ExplainedItem>
        <ExplainedItem
          why={useWhyNotVoid(contract)}
          icon={<IconBan size={15} aria-hidden />}
          onClick={() => show('void')}
        >
          {texts.buttons.void}
        </ExplainedItem>
        <ExplainedItem
          why={undefined}
          icon={isHidden ? <IconEye size={15} aria-hidden /> : <IconEyeOff size={15} aria-hidden />}
          onClick={() => show('hide')}
        >
          {isHidden ? texts.buttons.show : texts.buttons.hide}
        </ExplainedItem>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExplainedItemProps {
  why: string | undefined;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

/** An entry that says why when it is grayed, and keeps its place for the keyboard. */
function ExplainedItem({ why, icon, onClick, children }: ExplainedItemProps) {
  if (!why)
    return (
      <Menu.Item leftSection={icon} onClick={onClick}>
        {children}
      </Menu.Item>
    );
  return (
    <Tip label={why} byTap maw={280} position="left">
      <Menu.Item leftSection={icon} aria-disabled aria-description={why} c="dimmed" closeMenuOnClick={false}>
        {children}
      </Menu.Item>
    </Tip>
  );
}
