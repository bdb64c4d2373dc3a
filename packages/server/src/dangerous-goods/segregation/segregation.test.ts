import { describe, expect, it } from 'vitest';
import { type HazardClass, parseHazardClass } from '../codes/hazard-class.ts';
import type { UnNumber } from '../codes/un-number.ts';
import { findEntries, listEntries } from '../list/built-in-entries.ts';
import { explosivesTogether, segregationOf, segregationOfEntries } from './segregation.ts';
import { listSegregationGroups, segregationGroupsOf } from './segregation-groups.ts';

const hazard = (text: string): HazardClass => {
  const parsed = parseHazardClass(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const entry = (un: string) => {
  const [first] = findEntries(un as UnNumber);
  if (first === undefined) throw new Error(un);
  return first;
};

describe('segregation', () => {
  const classes = [...new Set(listEntries().map(({ hazardClass }) => hazardClass))];

  it('is the same in either order', () => {
    for (const one of classes)
      for (const other of classes) expect(segregationOf(one, other)).toBe(segregationOf(other, one));
  });

  it.each([
    ['3', '5.1', 2],
    ['3', '8', 'X'],
    ['2.1', '3', 2],
    ['4.3', '8', 1],
    ['4.2', '5.1', 2],
    ['5.1', '5.2', 2],
    ['6.1', '8', 'X'],
    ['5.1', '8', 2],
    ['4.1', '5.1', 1],
    ['1.1D', '3', 4],
    ['1.4S', '3', 2],
    ['6.2', '3', 3],
    ['9', '5.2', 'X'],
    ['1.1D', '1.4S', '*'],
    ['7', '8', 2],
  ])('of %s and %s is %s', (one, other, expected) => expect(segregationOf(hazard(one), hazard(other))).toBe(expected));

  it('of entries is the strictest over their subsidiary hazards', () => {
    expect(segregationOfEntries(entry('1993'), entry('1760'))).toBe('X');
    expect(segregationOfEntries(entry('1993'), entry('2031'))).toBe(2);
    expect(segregationOfEntries(entry('3480'), entry('1263'))).toBe('X');
  });

  it('of explosives follows their compatibility groups', () => {
    expect(explosivesTogether(hazard('1.4G'), hazard('1.4S'))).toBe('allowed');
    expect(explosivesTogether(hazard('1.1A'), hazard('1.4S'))).toBe('not-allowed');
    expect(explosivesTogether(hazard('1.1D'), hazard('1.1C'))).toBe('conditions');
    expect(explosivesTogether(hazard('1.2L'), hazard('1.3L'))).toBe('conditions');
    expect(explosivesTogether(hazard('1.1D'), hazard('3'))).toBeUndefined();
  });

  it('groups distinguish acids, alkalis and cyanides', () => {
    const codes = (un: string) => segregationGroupsOf(un as UnNumber).map(({ code }) => code);
    expect(codes('1830')).toEqual(['SGG1', 'SGG1a']);
    expect(codes('1824')).toEqual(['SGG18']);
    expect(codes('1689')).toEqual(['SGG6']);
    expect(codes('1090')).toEqual([]);
  });

  it('groups are the eighteen of the Code and the strong acids', () => {
    expect(listSegregationGroups()).toHaveLength(19);
    for (const { members } of listSegregationGroups()) expect(new Set(members).size).toBe(members.length);
  });
});
