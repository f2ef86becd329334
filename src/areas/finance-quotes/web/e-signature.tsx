import { Checkbox, Text } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { say } from '#platform/web/wording.ts';
import { type SignatureSetUp, signatureBox } from '../rules/signer-emails.ts';
import classes from './e-signature.module.css';
import { type SigningValues, signingErrors } from './signing-values.ts';

interface ESignatureProps {
  setUp: SignatureSetUp & { isOptedOut: boolean };
  values: SigningValues;
  onChange: (changed: Partial<SigningValues>) => void;
}

/** Whether the paper is signed online, and the addresses of those who sign; nothing where the company takes none. */
export function ESignature({ setUp, values, onChange }: ESignatureProps) {
  const { isShown, isLocked } = signatureBox(setUp);
  if (!isShown) return null;
  const { requiresESignature, customerEmail, agentEmail } = values;
  const errors = signingErrors(values, setUp);
  return (
    <fieldset className={classes.block} aria-label="E-signature">
      <div>
        <Explained why={isLocked ? 'This finance company takes electronic signatures only.' : undefined}>
          <Checkbox
            label="E-signature"
            checked={requiresESignature}
            disabled={isLocked}
            onChange={(event) => onChange({ requiresESignature: event.currentTarget.checked })}
          />
        </Explained>
        <Text fz="xs" c="dimmed" className={classes.note}>
          {isLocked && 'This finance company takes electronic signatures only. '}
          Sends the agreement for signature.
          {setUp.isOptedOut &&
            ` ${say('The customer has opted out of mail; this one is sent, since they ask for it.')}`}
        </Text>
      </div>
      {requiresESignature && (
        <>
          <EmailInput
            label={say('Customer email')}
            value={customerEmail}
            onChange={(email) => onChange({ customerEmail: email })}
            error={errors.customerEmail}
          />
          <EmailInput
            label="Agent email"
            value={agentEmail}
            onChange={(email) => onChange({ agentEmail: email })}
            error={errors.agentEmail}
          />
        </>
      )}
    </fieldset>
  );
}
