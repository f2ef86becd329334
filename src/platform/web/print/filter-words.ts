import { texts } from '../texts.ts';

/** What a control that narrows a list carries, so that paper says in words what it is set to. */
const CONTROLS = '[data-filter]';

/** Undefined for a screen that filters nothing. */
export function filterWords(screen: ParentNode): string | undefined {
  const controls = [...screen.querySelectorAll<HTMLElement>(CONTROLS)];
  if (controls.length === 0) return undefined;
  const chosen = controls.flatMap((control) => {
    const value = chosenIn(control);
    return value ? [`${labelOf(control)}: ${value}`] : [];
  });
  return chosen.join(' · ') || texts.filters.none;
}

function chosenIn(control: HTMLElement): string | undefined {
  if (control.dataset.value !== undefined) return control.dataset.value;
  if (control instanceof HTMLSelectElement)
    return control.value === '' ? undefined : control.selectedOptions[0]?.text;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') return control.checked ? texts.filters.ticked : undefined;
    return control.value.trim();
  }
  const radio = control.querySelector<HTMLInputElement>('input:checked');
  return radio?.value ? radio.labels?.[0]?.textContent : undefined;
}

function labelOf(control: HTMLElement): string {
  const words =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.labels?.[0]?.textContent
      : undefined;
  return (control.dataset.label ?? control.getAttribute('aria-label') ?? words ?? '').replace(/[\s:*]+$/, '');
}
