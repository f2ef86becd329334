import { z } from 'zod';
import type { Endpoint, ParamsOf } from '#platform/shared/endpoint.ts';
import { fieldErrors, fieldErrorsAnswer } from '#platform/shared/errors.ts';
import { CallError } from './call-error.ts';

export interface CallParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface WireRequest {
  url: string;
  body: string | undefined;
  idempotencyKey?: string | undefined;
}

/** The wire side of a call; what its schema refuses never leaves and fails as the server would say it. */
export function encodeRequest(endpoint: Endpoint, parts: CallParts): WireRequest {
  try {
    const params = z.encode(endpoint.params, (parts.params ?? {}) as Record<string, unknown>);
    const query = z.encode(endpoint.query, (parts.query ?? {}) as Record<string, unknown>);
    const body = z.encode(endpoint.body, parts.body);
    return {
      url: fillPath(endpoint.path, params) + searchOf(query),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new CallError(422, fieldErrorsAnswer(fieldErrors(error.issues)));
  }
}

/** The address of an endpoint that takes nothing but its path. */
export function addressOf<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): string {
  return fillPath(endpoint.path, z.encode(endpoint.params, params));
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}
