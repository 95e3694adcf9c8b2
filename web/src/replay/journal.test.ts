import { describe, expect, it } from 'vitest';
import { LARGEST, lineOfProblem, troubleWith } from './journal';

describe('a journal from a file', () => {
  it('is looked at before it is sent', () => {
    expect(troubleWith(' \n', 2)).toBe('web-import-empty');
    expect(troubleWith('{}', LARGEST + 1)).toBe('web-import-large');
    expect(troubleWith('\u0000PNG', 9)).toBe('web-import-text');
    expect(troubleWith('{"lichtung":1}\n', 15)).toBeNull();
  });

  it('has lines that problems name', () => {
    expect(lineOfProblem({ key: 'x', where: 'journal:12' })).toBe(12);
    expect(lineOfProblem({ key: 'x', where: 'journal:3: code' })).toBe(3);
    expect(lineOfProblem({ key: 'x' })).toBeNull();
  });
});
