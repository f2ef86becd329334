import { Checkbox, Text } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { say } from '#platform/web/wording.ts';
import { type SignatureSetUp, signatureBox } from '../rules/signer-emails.ts';
import classes from './e-signature.module.css';
import { type SigningValues, signingErrors } from './signing-values.ts';
import { texts } from './texts.ts';

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
    <fieldset className={classes.block} aria-label={texts.signature.label}>
      <div>
        <Explained why={isLocked ? texts.signature.onlyOnline : undefined}>
          <Checkbox
            label={texts.signature.label}
            checked={requiresESignature}
            disabled={isLocked}
            onChange={(event) => onChange({ requiresESignature: event.currentTarget.checked })}
          />
        </Explained>
        <Text fz="xs" c="dimmed" className={classes.note}>
          {isLocked && `${texts.signature.onlyOnline} `}
          {texts.signature.sends}
          {setUp.isOptedOut && ` ${say(texts.signature.optedOut)}`}
        </Text>
      </div>
      {requiresESignature && (
        <>
          <EmailInput
            label={say(texts.signature.customerEmail)}
            value={customerEmail}
            onChange={(email) => onChange({ customerEmail: email })}
            error={errors.customerEmail}
          />
          <EmailInput
            label={texts.signature.agentEmail}
            value={agentEmail}
            onChange={(email) => onChange({ agentEmail: email })}
            error={errors.agentEmail}
          />
        </>
      )}
    </fieldset>
  );
}
