/**
 * Where what opens beside an element belongs in the document: in the same landmark, so that a screen reader finds it
 * there. Dialogs and smaller parts scroll, and would cut it off.
 */
export function landmarkOf(element: HTMLElement): { target?: HTMLElement } {
  const target = element.closest<HTMLElement>('main, header');
  return target ? { target } : {};
}
