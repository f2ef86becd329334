import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** A password that can be looked at; the eye can be reached with the keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': visible ? texts.passwords.hide : texts.passwords.show,
      }}
      {...props}
    />
  );
}
