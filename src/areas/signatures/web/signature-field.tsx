import { SegmentedControl, TextInput } from '@mantine/core';
import { NAME_MAX, type SignInput, type Strokes } from '../sign-contract.ts';
import type { Words } from '../texts.ts';
import classes from './signature-field.module.css';
import { SignaturePad } from './signature-pad.tsx';

export interface DraftSignature {
  kind: 'typed' | 'drawn';
  name: string;
  strokes: Strokes;
}

export const NO_SIGNATURE: DraftSignature = { kind: 'typed', name: '', strokes: [] };

/** What is sent of it; nothing while there is no signature. */
export function signatureIn({ kind, name, strokes }: DraftSignature): SignInput['signature'] | undefined {
  if (kind === 'typed') return /\p{L}/u.test(name) ? { kind, name: name.trim() } : undefined;
  const points = strokes.reduce((sum, line) => sum + line.length, 0);
  return points >= 2 ? { kind, strokes } : undefined;
}

interface SignatureFieldProps {
  words: Words;
  value: DraftSignature;
  onChange: (change: (value: DraftSignature) => DraftSignature) => void;
}

/** Typed or drawn; each keeps what it has while the other is looked at. */
export function SignatureField({ words, value, onChange }: SignatureFieldProps) {
  const set = (part: Partial<DraftSignature>) => onChange((now) => ({ ...now, ...part }));
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={words.signatureTitle}
        className={classes.kinds}
        value={value.kind}
        onChange={(kind) => set({ kind: kind as DraftSignature['kind'] })}
        data={[
          { value: 'typed', label: words.type },
          { value: 'drawn', label: words.draw },
        ]}
      />
      {value.kind === 'typed' ? (
        <TextInput
          size="md"
          label={words.typeLabel}
          autoComplete="name"
          maxLength={NAME_MAX}
          classNames={{ input: classes.name }}
          value={value.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      ) : (
        <SignaturePad
          words={words}
          strokes={value.strokes}
          onChange={(change) => onChange((now) => ({ ...now, strokes: change(now.strokes) }))}
        />
      )}
    </>
  );
}
