import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import type { SignatureRequest } from '../contract.ts';
import { ResendDialog } from './resend-dialog.tsx';
import { signatureColumns } from './signature-columns.tsx';
import { signaturesQuery, useLiveSignatures } from './signature-queries.ts';
import { texts } from './texts.ts';

/** The people who were asked to sign the contract and what came of it, live. A contract that nobody was asked to sign has none. */
export function SignaturesCard({ contractId }: { contractId: number }) {
  const { data, error, refetch } = useQuery(signaturesQuery(contractId));
  const [resending, setResending] = useState<SignatureRequest>();
  useLiveSignatures(contractId);
  if (!error && !data?.length) return null;
  return (
    <FoldingCard title={texts.title} count={data?.length}>
      <DataTable
        label={texts.title}
        columns={signatureColumns(setResending)}
        rows={data}
        rowKey={({ id }) => id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={texts.none}
      />
      {resending && (
        <ResendDialog contractId={contractId} request={resending} onClose={() => setResending(undefined)} />
      )}
    </FoldingCard>
  );
}
