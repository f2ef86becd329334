/** What somebody typed while the palette was on its way. */
export interface KeptKeys {
  text: string;
  /** Enter was pressed: the first that is found opens. */
  isEntered: boolean;
}

export const NO_KEYS: KeptKeys = { text: '', isEntered: false };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** With one more key; nothing once somebody has thought better of it, and the same for a key that types nothing. */
export function withKey(kept: KeptKeys, { key, ctrlKey, metaKey, altKey }: Pressed): KeptKeys | undefined {
  if (key === 'Escape') return undefined;
  if (ctrlKey || metaKey || altKey) return kept;
  if (key === 'Enter') return { ...kept, isEntered: true };
  if (key === 'Backspace') return { text: kept.text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: kept.text + key, isEntered: false } : kept;
}
