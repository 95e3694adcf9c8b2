import { describe, expect, it } from 'vitest';
import { api } from './api';

describe('files of a table', () => {
  it('have addresses of their own', () => {
    expect(api.journalAddress('t 1')).toBe('/api/tables/t%201/journal');
    expect(api.scenarioAddress('t 1', 60)).toBe('/api/tables/t%201/scenario?at=60');
    expect(api.scenarioAddress('t 1')).toBe('/api/tables/t%201/scenario');
  });
});
