import { TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState } from 'react';
import classes from './inputs.module.css';
import { US_STATES } from './us-states.ts';

interface StateInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** Two letters, typed or chosen from the list of the states. */
export function StateInput({ value = '', onChange, onFocus, ...rest }: StateInputProps) {
  const list = useId();
  // A hundred vehicles would bring five thousand options; the list comes with the cursor.
  const [isListed, setListed] = useState(false);
  return (
    <>
      <TextInput
        autoComplete="off"
        maxLength={2}
        list={list}
        classNames={{ input: classes.upper }}
        {...rest}
        value={value}
        onFocus={(event) => {
          setListed(true);
          onFocus?.(event);
        }}
        onChange={(event) => onChange?.(event.currentTarget.value.toUpperCase())}
      />
      {isListed && (
        <datalist id={list}>
          {US_STATES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
