import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Receipt, receiptPdf } from '../contract.ts';
import { texts } from './texts.ts';
import { VoidDialog } from './void-dialog.tsx';

interface ReceiptActionsProps {
  receipt: Receipt;
  /** Just taken: the customer waits for the paper. */
  isNew: boolean;
}

export function ReceiptActions({ receipt, isNew }: ReceiptActionsProps) {
  const print = useRef<HTMLAnchorElement>(null);
  const [isVoiding, setVoiding] = useState(false);
  const whyClosed = useWhyClosed('receiptVoid');
  const address = receiptPdf.path.replace('{id}', String(receipt.id));
  useOnMount(() => isNew && print.current?.focus());
  return (
    <>
      <Button
        component="a"
        ref={print}
        href={address}
        target="_blank"
        leftSection={<IconPrinter size={15} aria-hidden />}
      >
        {texts.receipt.print}
      </Button>
      <Button
        component="a"
        variant="default"
        href={address}
        download={`receipt-${receipt.office.id}-${receipt.receipt}.pdf`}
        leftSection={<IconDownload size={15} aria-hidden />}
      >
        {texts.receipt.pdf}
      </Button>
      <ExplainedButton
        variant="default"
        why={receipt.voided ? texts.receipt.alreadyVoid : whyClosed}
        onClick={() => setVoiding(true)}
      >
        {texts.receipt.void}
      </ExplainedButton>
      {isVoiding && <VoidDialog receipt={receipt} onClose={() => setVoiding(false)} />}
    </>
  );
}
