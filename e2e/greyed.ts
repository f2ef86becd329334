import { expect, type Page } from '@playwright/test';

/** Grayed without a reason: the ends of a pager and of the carousel, and a button while its own call is under way. */
const SELF_EVIDENT = [
  'nav[aria-label="Pages"] button',
  '[aria-label="Videos of past winners"] button',
  'button[data-loading]',
].join(', ');

/** Everything grayed on the page says why, on hover and to a keyboard that reaches it. */
export async function expectReasons(page: Page): Promise<void> {
  await expect.poll(() => unexplained(page)).toEqual([]);
}

function unexplained(page: Page): Promise<string[]> {
  return page.evaluate((selfEvident) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ['button', 'input', 'select', 'textarea', 'a', '[role=menuitem]', '[role=radio]', '[role=switch]']
          .flatMap((kind) => [`${kind}:disabled`, `${kind}[aria-disabled=true]`, `${kind}[data-disabled]`])
          .join(', '),
      ),
    ];
    const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
    const describes = (element: HTMLElement) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => id && document.getElementById(id)?.textContent?.trim());
    /** A description of a field is seldom a reason, that of a button is one. */
    const says = (element: HTMLElement) =>
      Boolean(element.getAttribute('aria-description')?.trim()) ||
      (element.tagName === 'BUTTON' && describes(element));
    const isReached = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled');
    const hasReason = (control: HTMLElement) =>
      [control, control.closest<HTMLElement>('[data-why]')].some(
        (host) => host && says(host) && isReached(host),
      );
    return controls
      .filter((control) => isShown(control) && !control.matches(selfEvident) && !hasReason(control))
      .map((control) => `${location.pathname}${location.search}: ${control.outerHTML.slice(0, 200)}`);
  }, SELF_EVIDENT);
}
