import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

/** Saves a video with the session of the page, for specs that are about something else. */
export async function saveVideo(page: Page, body: object, id = 0): Promise<{ id: number }> {
  const answer = await page.request.post(`/api/training/${id}`, { data: body, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export class TrainingPage {
  readonly page: Page;
  readonly player: Locator;
  readonly film: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly reset: Locator;
  readonly related: Locator;
  readonly features: Locator;

  constructor(page: Page) {
    this.page = page;
    this.player = page.getByRole('region', { name: 'Player' });
    this.film = this.player.locator('iframe');
    this.rows = page.getByRole('table', { name: 'Videos' }).locator('tbody').getByRole('row');
    this.search = page.getByLabel('Search the videos');
    this.reset = page.getByRole('button', { name: 'Reset' });
    this.related = page.getByRole('region', { name: 'Related videos' });
    this.features = page.getByRole('region', { name: 'Explore Our Features' }).getByRole('article');
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/training${path}`);
  }

  play(description: string): Locator {
    return this.player.getByRole('button', { name: `Play the video: ${description}` });
  }
}
