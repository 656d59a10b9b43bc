import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { Form } from '#ds/Form';
import { MoneyField } from '#ds/MoneyField';
import { NumberField } from '#ds/NumberField';
import { PasswordField } from '#ds/PasswordField';
import { Select, SelectItem } from '#ds/Select';
import { TextField } from '#ds/TextField';
import { Column } from './Row.tsx';
import type { Guidance } from './guidance.ts';

const typed = [['Tab', 'moves to the field and on']] as const;
const field = [
  ['Label', 'what is asked for; it stays while somebody types'],
  ['Field', 'with an optional icon before and a small control after the value'],
  ['Description', 'what is taken, before anything is typed'],
  ['Error', 'in place of the description: what is wrong and what to do'],
] as const;

export const forms = {
  Form: {
    when: ['Fields are sent together, and answers of the platform belong to some of them.'],
    whenNot: ['One field works at once, as a search does: take that field alone.'],
    anatomy: [
      ['Summary', 'two or more errors are listed on top, each a link to its field'],
      ['Fields', 'one below the other'],
      ['Error', 'what went wrong with all of it'],
      ['Button', 'of type `submit`; pressed while a field is wrong it leads there'],
    ],
    keyboard: [
      ['Tab', 'moves from field to field'],
      ['Enter', 'in a field of one line sends the form'],
    ],
    pairs: [
      {
        good: {
          drawn: (
            <Form validationErrors={{ username: 'This name is taken. Try “lena1990”.' }}>
              <TextField name="username" label="Username" defaultValue="lena" />
              <Button type="submit">Create account</Button>
            </Form>
          ),
          words: 'The error stands at its field, and the button stays alive.',
        },
        bad: {
          drawn: (
            <Form error="Error 4012.">
              <TextField name="username" label="Username" defaultValue="lena" />
              <Button type="submit" isDisabled>
                Create account
              </Button>
            </Form>
          ),
          words: 'A dead button and a number leave everybody to guess which field it was.',
        },
      },
    ],
  },
  TextField: {
    when: ['A short text that nobody can choose from a list: a name, a reference.'],
    whenNot: [
      'An amount: take MoneyField. A password: take PasswordField. A phone number: take PhoneField.',
      'Several lines: take TextArea.',
    ],
    anatomy: field,
    keyboard: typed,
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <TextField label="Username" description="6 to 16 letters and digits" />
            </Column>
          ),
          words: 'The label stays, and the demand is there before it is broken.',
        },
        bad: {
          drawn: (
            <Column>
              <TextField label="Username" defaultValue="hoang le" errorMessage="Invalid input" />
            </Column>
          ),
          words: 'The demand comes late, and does not say what to change.',
        },
      },
    ],
  },
  MoneyField: {
    when: ['An amount of money is typed.'],
    whenNot: ['A count without a currency: take NumberField.', 'The amount is only shown: take Money.'],
    anatomy: [...field, ['Currency', 'at the end; it decides how many decimals can be typed']],
    keyboard: typed,
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <MoneyField label="Amount" currency="JPY" scale={0} description="1,000 to 500,000 a day" />
            </Column>
          ),
          words: 'Yen have no decimals, and the field takes none.',
        },
        bad: {
          drawn: (
            <Column>
              <NumberField label="Amount in yen" defaultValue={1000.5} />
            </Column>
          ),
          words: 'Half a yen, in a number that rounds.',
        },
      },
    ],
  },
  PasswordField: {
    when: ['A password or another secret is typed.'],
    whenNot: ['A code that was sent: take CodeField, which can be filled in by the phone.'],
    anatomy: [...field, ['Eye', 'shows what was typed'], ['Rules', 'ticked one by one for a new password']],
    keyboard: [...typed, ['Space', 'on the eye shows or hides the password']],
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <PasswordField label="Password" autoComplete="current-password" />
            </Column>
          ),
          words: 'It can be looked at and pasted, and the browser’s own store knows it.',
        },
        bad: {
          drawn: (
            <Column>
              <TextField label="Password" />
            </Column>
          ),
          words: 'Everybody behind reads along.',
        },
      },
    ],
  },
  Select: {
    when: ['One of five to some thirty choices that people know.'],
    whenNot: ['Two to four: take RadioGroup or ToggleButtonGroup, where all can be seen.'],
    anatomy: [...field, ['List', 'opens below; each choice is a word or two']],
    keyboard: [
      ['Tab', 'moves to it and on'],
      ['Enter, Space or arrow down', 'opens the list'],
      ['Arrow keys, letters', 'move in the list'],
      ['Enter', 'chooses'],
      ['Escape', 'closes and leaves all as it was'],
    ],
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <Select label="Bank" defaultValue="acb">
                <SelectItem id="vcb">Vietcombank</SelectItem>
                <SelectItem id="acb">ACB</SelectItem>
                <SelectItem id="tcb">Techcombank</SelectItem>
                <SelectItem id="bid">BIDV</SelectItem>
                <SelectItem id="vpb">VPBank</SelectItem>
              </Select>
            </Column>
          ),
          words: 'Names that people look for, in one line.',
        },
        bad: {
          drawn: (
            <Column>
              <Select label="Remember me" defaultValue="no">
                <SelectItem id="yes">Yes</SelectItem>
                <SelectItem id="no">No</SelectItem>
              </Select>
              <Checkbox>Remember me</Checkbox>
            </Column>
          ),
          words: 'Two presses for yes or no; the Checkbox below takes one.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
