import { ActionIcon } from '@mantine/core';
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
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu-button.tsx';
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
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const payment: MenuEntry =
    why.processDownPayment === undefined
      ? { label: texts.buttons.payment, why: why.payment, onClick: pay }
      : { label: texts.buttons.processDownPayment, why: why.processDownPayment, onClick: payDown };
  const entries: MenuEntry[] = [
    {
      label: texts.buttons.payOff,
      icon: <IconCash size={15} aria-hidden />,
      why: why.payment ?? (payOff ? undefined : texts.buttons.nothingToPayOff),
      onClick: () => payOff?.(),
    },
    {
      label: texts.buttons.edit,
      icon: <IconPencil size={15} aria-hidden />,
      why: whyNotEdit(contract),
      onClick: () => void navigate({ to: '/finance/$id/edit', params: { id: contract.id } }),
    },
    {
      label: texts.buttons.void,
      icon: <IconBan size={15} aria-hidden />,
      why: useWhyNotVoid(contract),
      onClick: () => show('void'),
    },
    {
      label: isHidden ? texts.buttons.show : texts.buttons.hide,
      icon: isHidden ? <IconEye size={15} aria-hidden /> : <IconEyeOff size={15} aria-hidden />,
      onClick: () => show('hide'),
    },
  ];
  if (isPhone) entries.unshift({ ...payment, icon: <IconReceipt2 size={15} aria-hidden /> });
  return (
    <MenuButton entries={entries}>
      {(opener) => (
        <ActionIcon variant="default" size={36} aria-label={texts.buttons.more} {...opener}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
