;; Product of single-precision matrices, one of them transposed, with instructions that multiply four values at once.
;; Assembled by `pnpm assemble`. `rows` is a multiple of 4, `columns` of 2, `length` of 4.
(module
  (import "host" "memory" (memory 1))

  ;; Adds up the four values of a vector.
  (func $sum (param $vector v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $vector)) (f32x4.extract_lane 1 (local.get $vector)))
      (f32.add (f32x4.extract_lane 2 (local.get $vector)) (f32x4.extract_lane 3 (local.get $vector)))))

  ;; out = left * transpose(right); addresses in bytes.
  (func (export "multiply")
    (param $out i32) (param $left i32) (param $right i32) (param $rows i32) (param $columns i32) (param $length i32)
    (local $width i32) (local $row i32) (local $column i32) (local $at i32) (local $target i32)
    (local $start i32) (local $first i32) (local $second i32) (local $x v128) (local $y v128) (local $value v128)
    (local $sum00 v128) (local $sum01 v128) (local $sum10 v128) (local $sum11 v128) (local $sum20 v128) (local $sum21 v128) (local $sum30 v128) (local $sum31 v128)
    (local.set $width (i32.shl (local.get $length) (i32.const 2)))
    (loop $rows
      (local.set $column (i32.const 0))
      (loop $columns
        (local.set $sum00 (v128.const i32x4 0 0 0 0))
        (local.set $sum01 (v128.const i32x4 0 0 0 0))
        (local.set $sum10 (v128.const i32x4 0 0 0 0))
        (local.set $sum11 (v128.const i32x4 0 0 0 0))
        (local.set $sum20 (v128.const i32x4 0 0 0 0))
        (local.set $sum21 (v128.const i32x4 0 0 0 0))
        (local.set $sum30 (v128.const i32x4 0 0 0 0))
        (local.set $sum31 (v128.const i32x4 0 0 0 0))
        (local.set $start (i32.add (local.get $left) (i32.mul (local.get $row) (local.get $width))))
        (local.set $first (i32.add (local.get $right) (i32.mul (local.get $column) (local.get $width))))
        (local.set $second (i32.add (local.get $first) (local.get $width)))
        (local.set $at (i32.const 0))
        (loop $values
          (local.set $x (v128.load (i32.add (local.get $first) (local.get $at))))
          (local.set $y (v128.load (i32.add (local.get $second) (local.get $at))))
          (local.set $value (v128.load (i32.add (local.get $start) (local.get $at))))
          (local.set $sum00 (f32x4.add (local.get $sum00) (f32x4.mul (local.get $value) (local.get $x))))
          (local.set $sum01 (f32x4.add (local.get $sum01) (f32x4.mul (local.get $value) (local.get $y))))
          (local.set $value (v128.load (i32.add (i32.add (local.get $start) (i32.mul (local.get $width) (i32.const 1))) (local.get $at))))
          (local.set $sum10 (f32x4.add (local.get $sum10) (f32x4.mul (local.get $value) (local.get $x))))
          (local.set $sum11 (f32x4.add (local.get $sum11) (f32x4.mul (local.get $value) (local.get $y))))
          (local.set $value (v128.load (i32.add (i32.add (local.get $start) (i32.mul (local.get $width) (i32.const 2))) (local.get $at))))
          (local.set $sum20 (f32x4.add (local.get $sum20) (f32x4.mul (local.get $value) (local.get $x))))
          (local.set $sum21 (f32x4.add (local.get $sum21) (f32x4.mul (local.get $value) (local.get $y))))
          (local.set $value (v128.load (i32.add (i32.add (local.get $start) (i32.mul (local.get $width) (i32.const 3))) (local.get $at))))
          (local.set $sum30 (f32x4.add (local.get $sum30) (f32x4.mul (local.get $value) (local.get $x))))
          (local.set $sum31 (f32x4.add (local.get $sum31) (f32x4.mul (local.get $value) (local.get $y))))
          (br_if $values
            (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $width))))
        (local.set $target
          (i32.add
            (local.get $out)
            (i32.shl
              (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column))
              (i32.const 2))))
        (f32.store offset=0 (local.get $target) (call $sum (local.get $sum00)))
        (f32.store offset=4 (local.get $target) (call $sum (local.get $sum01)))
        (local.set $target (i32.add (local.get $target) (i32.shl (local.get $columns) (i32.const 2))))
        (f32.store offset=0 (local.get $target) (call $sum (local.get $sum10)))
        (f32.store offset=4 (local.get $target) (call $sum (local.get $sum11)))
        (local.set $target (i32.add (local.get $target) (i32.shl (local.get $columns) (i32.const 2))))
        (f32.store offset=0 (local.get $target) (call $sum (local.get $sum20)))
        (f32.store offset=4 (local.get $target) (call $sum (local.get $sum21)))
        (local.set $target (i32.add (local.get $target) (i32.shl (local.get $columns) (i32.const 2))))
        (f32.store offset=0 (local.get $target) (call $sum (local.get $sum30)))
        (f32.store offset=4 (local.get $target) (call $sum (local.get $sum31)))
        (br_if $columns
          (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 2))) (local.get $columns))))
      (br_if $rows
        (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $rows))))))
